import type { Services } from '../../functions/src/services'

/** Returns the same services, but stops them at one of their commits, `before` or `after` it reaches the database. */
export function dyingAfter(services: Services, commits: number, when: 'before' | 'after'): Services {
  let made = 0
  const db = new Proxy(services.db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (name !== 'batch') return typeof value === 'function' ? value.bind(target) : value
      return () => {
        const batch = target.batch()
        const commit = batch.commit.bind(batch)
        batch.commit = async () => {
          made++
          if (made < commits) return commit()
          if (made === commits && when === 'after') await commit()
          throw new Error('killed')
        }
        return batch
      }
    },
  })
  return { ...services, db }
}
