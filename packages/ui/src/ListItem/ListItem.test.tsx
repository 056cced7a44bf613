import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { List } from '../List/List.tsx'
import { renderUi } from '../testing/renderUi.tsx'
import { ListItem } from './ListItem.tsx'

test('a row is a link, a button or plain text, named by what stands in it', () => {
  const onPress = vi.fn<() => void>()
  renderUi(
    <List>
      <ListItem title="邮箱" end="未绑定" href="#mail" />
      <ListItem title="手机号" onPress={onPress} />
      <ListItem title="真实姓名" />
    </List>,
  )
  expect(screen.getByRole('link', { name: /邮箱.*未绑定/ }).getAttribute('href')).toBe('#mail')
  fireEvent.click(screen.getByRole('button', { name: '手机号' }))
  expect(onPress).toHaveBeenCalledOnce()
  expect(screen.getByText('真实姓名').closest('a, button')).toBeNull()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

test('a disabled row does nothing', () => {
  const onPress = vi.fn<() => void>()
  renderUi(<ListItem title="手机号" disabled onPress={onPress} />)
  fireEvent.click(screen.getByRole('button', { name: '手机号' }))
  expect(onPress).not.toHaveBeenCalled()
})
