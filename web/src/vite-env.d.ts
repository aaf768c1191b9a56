/// <reference types="svelte" />
/// <reference types="vite/client" />
declare module '@fontsource-variable/noto-sans-tc/wght.css'
declare module '@fontsource-variable/noto-serif-tc/wght.css'
