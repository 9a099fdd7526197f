// The claims of the home page, to the letter of spec §1.

export type TrustBadge = {
	id: 'ssl' | 'quality' | 'delivery' | 'support' | 'history' | 'helmets' | 'portal'
	title: string
	text: string
}

export const trustBadges: readonly TrustBadge[] = [
	{
		id: 'ssl',
		title: 'Secure SSL checkout',
		text: 'Your card is entered at the payment provider, never here.',
	},
	{ id: 'quality', title: 'Quality guaranteed', text: 'Checked against your proof. Our mistake, our cost.' },
	{ id: 'delivery', title: '2-3 day delivery', text: 'On blanks and stock items.' },
	{
		id: 'support',
		title: '24/7 support',
		text: 'Send a message any time; a person replies within 24 hours.',
	},
	{ id: 'history', title: '67 years of history', text: 'Established 1958.' },
	{ id: 'helmets', title: 'Helmet reconditioning', text: 'One of 30 helmet reconditioners in the USA.' },
	{
		id: 'portal',
		title: 'Portal within 24 hours',
		text: 'Ask today, and your team store is open tomorrow.',
	},
]
