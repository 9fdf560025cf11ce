import type { ReactNode } from 'react'
import styles from './entry.module.css'

/** A narrow page with one form. Below the form are links to other ways to enter. */
export function EntryPage({ title, children, below }: { title: string; children: ReactNode; below?: ReactNode }) {
  return (
    <div className={styles['page']}>
      <section className={styles['card']}>
        <h1>{title}</h1>
        {children}
      </section>
      {below}
    </div>
  )
}

/** A form whose fields are one below the other. */
export function Fields({ children, ...form }: { children: ReactNode; onSubmit: React.FormEventHandler<HTMLFormElement> }) {
  return (
    <form noValidate className={styles['fields']} {...form}>
      {children}
    </form>
  )
}
