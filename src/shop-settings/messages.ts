// What the use cases of this module refuse.

export const messages = {
	changedMeanwhile:
		'Someone else changed these settings meanwhile. What you typed is kept: check what would change now, then save again.',
	unchanged: 'Nothing is different from what holds now.',
	noVersion: 'This version does not exist.',
} as const
