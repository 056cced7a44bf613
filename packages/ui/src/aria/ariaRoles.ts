/** Roles whose own elements cannot be drawn or filled as these components need it, to be spread on plain ones. */
export const ariaRoles = {
  alert: { role: 'alert' },
  combobox: { role: 'combobox' },
  group: { role: 'group' },
  listbox: { role: 'listbox' },
  option: { role: 'option' },
  status: { role: 'status' },
  toolbar: { role: 'toolbar' },
} as const
