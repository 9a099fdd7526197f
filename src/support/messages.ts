// What the staff reads when an action on a message is refused.
export const messages = {
	notFound: 'This message is not there any more.',
	changed: 'Someone else has already changed this message. Check its latest version.',
	answeredMeanwhile:
		'Someone else has answered meanwhile. Read that answer below; send yours once more if it is still needed.',
	full: 'This message has as many answers and notes as it can hold. Please write to the customer by mail.',
} as const
