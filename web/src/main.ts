import '@fontsource-variable/asap/standard.css'
import '@fontsource-variable/grenze-gotisch/index.css'
import './theme/tokens.css'
import './theme/base.css'
import './theme/primitives.css'
import './theme/table.css'
import './theme/marks.css'
import { mount } from 'svelte'
import { frame } from 'virtual:icons'
import App from './App.svelte'
import { fetchSprite } from './parts/sprite'
import { BUILD } from './state/build'
import { install } from './state/install.svelte'
import { settings } from './state/settings.svelte'
import { loadWords } from './words'

settings.show()
void fetchSprite('frame', frame)
install.registerWorker(BUILD)
await loadWords(settings.language)
mount(App, { target: document.getElementById('app') as HTMLElement })
