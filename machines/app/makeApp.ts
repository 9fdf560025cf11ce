import { createActor } from 'xstate'
import { type AppActor, type AppPorts, createAppMachine } from './app.machine'

/** Creates the root actor, which lives as long as the page. It makes no request to its ports until it is started. */
export const makeApp = (ports: AppPorts): AppActor => createActor(createAppMachine(ports))
