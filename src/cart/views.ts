// What the pages of the cart are given beside the cart itself.

/** A line that was taken out, as the fields of the form that puts it back. */
export type UndoLine = {
	words: string
	fields: Record<
		'intent' | 'variant' | 'design' | 'version' | 'playerName' | 'playerNumber' | 'qty' | 'addedAt',
		string
	>
}
