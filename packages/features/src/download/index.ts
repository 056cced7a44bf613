export { DownloadSection, type DownloadSectionProps } from './DownloadSection.tsx'
export { useDownload } from './useDownload.ts'
