// Messages of the production pages.
import { counted } from '#kit/plural.ts'

export const messages = {
	/** Spec §8. */
	noJob: 'Job not found',
	noOrder: 'Order not found',
	reasonRequired: 'Please say why.',
	noteRequired: 'Please write a note first.',
	notNow: (status: string) => `This job is ${status.toLowerCase()}: that cannot be done now.`,
	orderNotMade: (status: string) => `The order is ${status.toLowerCase()}: nothing of it is made now.`,
	sealBroken: (differences: readonly string[]) =>
		[
			'This order is no longer what was approved. Do not start it: ask customer service to have it approved again.',
			...differences,
		].join(' '),
	notDrawn:
		'This design was saved with an earlier version of its garment and cannot be drawn. Ask customer service before it is made.',
	nothingToPrint: 'Nothing of this order is made: there are no papers for it.',
	unreadable: 'That is no job code. Scan the square code of the garment, or type the 8 characters below it.',
	unknownCode: 'No job and no order has this code.',
	scanAgain: 'This page was used for another garment already. Scan once more.',
	otherOrder: (reference: string) => `That garment belongs to order #${reference}. Put it aside.`,
	notMade: (status: string) => `This garment is ${status.toLowerCase()}: it is not made yet.`,
	nothingBack: 'This garment is no longer wanted: it was refunded or cancelled.',
	notPacked: (count: number) => counted(count, 'job is not packed yet.', 'jobs are not packed yet.'),
	nothingToSend: 'There is nothing to send yet.',
	onlyPacked: 'Only packed pieces that have not left yet can be sent.',
	tooManyToExport: (most: number) =>
		`More than ${most.toLocaleString('en-US')} jobs are too many for one batch. Choose a team or a due day.`,
	withoutArt:
		'Files of these jobs are missing from this zip. Open each of them on the board and ask customer service:',
	nothingToExport: 'There is nothing to make by this method with these filters.',
} as const
