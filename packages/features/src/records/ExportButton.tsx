import { m } from '@koi/i18n'
import { Button, DownloadIcon, Icon } from '@koi/ui'
import type { ExportModel } from './useExport.ts'

export interface ExportButtonProps {
  readonly model: ExportModel
  /** There is nothing to write. */
  readonly disabled: boolean
}

/** Writes the record to a file; while it does, says how far it is and can be stopped. */
export function ExportButton({ model: { progress, onExport, onCancel }, disabled }: ExportButtonProps) {
  return progress === null ? (
    <Button
      size="small"
      icon={<Icon icon={DownloadIcon} size="small" />}
      disabled={disabled}
      onClick={onExport}
    >
      {m.records_export()}
    </Button>
  ) : (
    <Button size="small" onClick={onCancel}>
      {m.records_export_stop({ done: progress.done, total: progress.total })}
    </Button>
  )
}
