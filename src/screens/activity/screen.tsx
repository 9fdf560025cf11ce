import { ActivityList } from './ActivityList'

/** Every activity that is built, for the child who plays. */
export default function Activities() {
  return <ActivityList family={null} />
}
