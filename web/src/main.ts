import './styles/fonts.css'
import './styles/app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { enlist } from './app/enlist'
import { reach } from './app/reach.svelte'
import { following } from './following.svelte'
import { words } from './i18n.svelte'
import { guest } from './me.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the app')
reach.begin()
// Without words there is nothing to be seen, so all that is left is to come again.
words.start().then(
  () => void enlist(),
  () => setTimeout(() => location.reload(), 5000),
)
// Settings follow whoever this browser is.
void guest.start().then(() => following.start())
mount(App, { target })
