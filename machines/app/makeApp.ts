import { createActor } from 'xstate'
import { type AppActor, type AppPorts, createAppMachine } from './app.machine'

/** Creates the root actor, which lives as long as the page. It asks its ports for nothing until it is started. */
export const makeApp = (ports: AppPorts): AppActor => createActor(createAppMachine(ports))
