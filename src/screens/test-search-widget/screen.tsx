export { SearchWidgetTest as default } from '../test/SearchWidgetTest'
