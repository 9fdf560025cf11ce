import { ActivityList } from './ActivityList'

/** The page with all activities for the current child. */
export default function Activities() {
  return <ActivityList family={null} />
}
