export { MessageList } from './MessageList.tsx'
export { MessageSection, type MessageSectionProps } from './MessageSection.tsx'
export { useMessage } from './useMessage.ts'
export { type MessagesModel, useMessages } from './useMessages.ts'
