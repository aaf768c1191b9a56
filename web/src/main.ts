import './styles/fonts.css'
import './styles/app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { words } from './i18n.svelte'
import { guest } from './me.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the app')
void words.start()
void guest.start()
mount(App, { target })
