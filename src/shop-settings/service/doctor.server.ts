// Whether every version of what the owner has set can still be read: orders and quotes refer to old ones.
import type { Connection } from '#database/client.server.ts'
import { mostPerCheck, type Finding } from '#database/findings.server.ts'
import { calendarSection } from '../rules/calendar.ts'
import { shippingSection, taxSection } from '../rules/delivery-lines.ts'
import { mailsSection } from '../rules/mails-section.ts'
import { priceSection } from '../rules/price-lines.ts'
import type { Section } from '../rules/section.ts'
import { setupSection } from '../rules/setup-section.ts'
import { lookSection, shopSection, sportsSection, textsSection } from '../rules/shop-section.ts'
import { signInSection } from '../rules/sign-in-section.ts'
import { versionsAfter } from '../store/settings.server.ts'
import type { SettingsSection } from '../tables.ts'

type Reads = (values: unknown) => string | undefined

/** The first problem of the values, without the values. */
const reader =
	<Values extends object>({ schema }: Section<Values>): Reads =>
	(values) => {
		const [issue] = schema.safeParse(values).error?.issues ?? []
		return issue && `${issue.path.join('.') || 'its values'}: ${issue.code}`
	}

const readers: Record<SettingsSection, Reads> = {
	prices: reader(priceSection),
	tax: reader(taxSection),
	shipping: reader(shippingSection),
	calendar: reader(calendarSection),
	'sign-in': reader(signInSection),
	mails: reader(mailsSection),
	shop: reader(shopSection),
	look: reader(lookSection),
	sports: reader(sportsSection),
	texts: reader(textsSection),
	setup: reader(setupSection),
}

const batch = 100

/** At most a hundred findings; versions are read in batches. */
export async function examineSettings(db: Connection): Promise<Finding[]> {
	const findings: Finding[] = []
	for (let after: { section: string; version: number } | null = null; findings.length < mostPerCheck;) {
		const rows: Awaited<ReturnType<typeof versionsAfter>> = await versionsAfter(db, after, batch)
		for (const { section, version, values } of rows) {
			const read = (readers as Readonly<Record<string, Reads | undefined>>)[section]
			const problem = read ? read(values) : 'no such section'
			if (problem !== undefined)
				findings.push({
					orderId: null,
					what: `Settings, ${section} ${version}: not readable (${problem})`,
				})
		}
		after = rows.at(-1) ?? null
		if (rows.length < batch) break
	}
	return findings.slice(0, mostPerCheck)
}
