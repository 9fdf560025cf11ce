import { ActivityList } from './ActivityList'

/** Every activity, for the current child. */
export default function Activities() {
  return <ActivityList family={null} />
}
