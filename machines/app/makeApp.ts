import { createActor } from 'xstate'
import { type AppActor, type AppPorts, createAppMachine } from './app.machine'

/** The root actor, which lives as long as the page. Until it is started it asks its ports for nothing. */
export const makeApp = (ports: AppPorts): AppActor => createActor(createAppMachine(ports))
