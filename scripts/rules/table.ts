// One entry for the mutation run: modules loaded separately would each have their own server time.
export { attempts } from '#tests/rules/cases/all'
export { openProject } from '#tests/rules/kit/emulator'
