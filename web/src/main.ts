import '@fontsource-variable/asap/standard.css'
import '@fontsource-variable/grenze-gotisch/index.css'
import './theme/tokens.css'
import './theme/base.css'
import './theme/frame.css'
import './theme/cards.css'
import './theme/home.css'
import './theme/narrow.css'
import './theme/client.css'
import './theme/prompt.css'
import './theme/upright.css'
import './theme/low.css'
import { mount } from 'svelte'
import { frame } from 'virtual:icons'
import App from './App.svelte'
import { addSprite } from './parts/sprite'
import { BUILD } from './state/build'
import { install } from './state/install.svelte'
import { settings } from './state/settings.svelte'

settings.show()
addSprite('frame', frame)
install.keep(BUILD)
mount(App, { target: document.getElementById('app') as HTMLElement })
