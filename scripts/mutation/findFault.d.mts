import type { Fault } from './faults.mjs'

export function findFault(fault: Fault): { readonly file: string; readonly text: string }
