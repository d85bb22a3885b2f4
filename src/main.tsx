import '#src/session/token-from-url.ts'
import './app/global.css'
import { startApp } from './app/start.tsx'

void startApp()
