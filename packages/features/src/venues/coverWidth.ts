/** Width of the cover of a game, in px of its plain file: what `@koi/pictures` draws. */
export const coverWidth = 320
