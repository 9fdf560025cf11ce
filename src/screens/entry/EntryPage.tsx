import { Paper, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './entry.module.css'

/** A narrow page with one form, and under it the other ways on. */
export function EntryPage({ title, children, below }: { title: string; children: ReactNode; below?: ReactNode }) {
  return (
    <div className={styles['page']}>
      <Paper p="lg">
        <Stack gap="md">
          <Title order={1}>{title}</Title>
          {children}
        </Stack>
      </Paper>
      {below}
    </div>
  )
}
