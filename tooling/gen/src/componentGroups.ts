/** Groups of the workshop's sidebar that a component may stand in; the first where none is given. */
export const componentGroups = ['展示', '按压', '填写', '导航', '状态', '浮层'] as const
