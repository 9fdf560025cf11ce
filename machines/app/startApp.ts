import { createActor } from 'xstate'
import { type AppActor, type AppPorts, createAppMachine } from './app.machine'

/** Starts the root actor, which lives as long as the page. */
export const startApp = (ports: AppPorts): AppActor => createActor(createAppMachine(ports)).start()
