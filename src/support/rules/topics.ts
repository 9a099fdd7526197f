// Subjects that links from other pages prefill in the contact form.

export const supportTopics = {
	screen: 'Quote: Screen print',
	embroidery: 'Quote: Embroidery',
	tackle_twill: 'Quote: Tackle twill',
	decoration: 'Quote: Embroidery & Printing',
	helmets: 'Quote: Helmet reconditioning',
	bags: 'Quote: Custom bags',
	fundraising: 'Team fundraising',
	payout: 'Fundraising payout',
} as const
export type SupportTopic = keyof typeof supportTopics

/** The subject of the topic in the URL; empty for any other text. */
export const subjectOf = (topic: string | null): string =>
	topic !== null && Object.hasOwn(supportTopics, topic) ? supportTopics[topic as SupportTopic] : ''
