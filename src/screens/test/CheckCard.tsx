import { Paper, Stack, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { Notice } from '../notice/Notice'

/** What was found: as it should be, something to know, or something to do. */
export interface Finding {
  readonly kind: 'done' | 'info' | 'problem'
  readonly says: string
}

interface Props {
  readonly title: string
  readonly means?: string
  readonly findings: readonly Finding[]
  readonly children?: ReactNode
}

/** One check: what it is for, the press that begins it, and what was found with what to do about it. */
export function CheckCard({ title, means, findings, children }: Props) {
  const id = useId()
  return (
    <Paper p="lg" component="section" aria-labelledby={id}>
      <Stack gap="sm">
        <Title order={2} id={id}>
          {title}
        </Title>
        {means === undefined ? null : <p>{means}</p>}
        {children}
        {findings.map(({ kind, says }) => (
          <Notice key={says} kind={kind}>
            {says}
          </Notice>
        ))}
      </Stack>
    </Paper>
  )
}
