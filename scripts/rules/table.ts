// This is the only entry for the mutation run, because modules that are loaded separately would each have their own server time.
export { attempts } from '#tests/rules/cases/all'
export { openProject } from '#tests/rules/kit/emulator'
