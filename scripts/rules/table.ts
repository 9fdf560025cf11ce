// One entry for what the mutation run needs: loaded apart, each would have a server time of its own.
export { attempts } from '#tests/rules/cases/all'
export { openProject } from '#tests/rules/kit/emulator'
