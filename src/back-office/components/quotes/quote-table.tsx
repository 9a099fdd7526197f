// Quotes as rows, and their standing as a badge.
import { formatUsd } from '#kit/money.ts'
import { formatLongDay } from '#kit/time.ts'
import { When } from '#orders/components/when.tsx'
import { quoteStandingNames, type QuoteStanding } from '#quotes/states.ts'
import { Badge, type BadgeTone } from '#ui/marks.tsx'
import { adminOrderUrl, adminQuoteUrl } from '../../urls.ts'
import type { QuotesPage } from '../../views.ts'
import { Cell, Record, Records } from '../records.tsx'

const tones: Partial<globalThis.Record<QuoteStanding, BadgeTone>> = {
	sent: 'warning',
	accepted: 'success',
	declined: 'danger',
	expired: 'danger',
}

export function QuoteBadge({ standing }: { standing: QuoteStanding }) {
	const tone = tones[standing]
	return <Badge {...(tone && { tone })}>{quoteStandingNames[standing]}</Badge>
}

export const QuoteTable = ({ quotes }: Pick<QuotesPage, 'quotes'>) => (
	<Records
		caption="Quotes"
		columns={[
			{ label: 'Quote' },
			{ label: 'Customer' },
			{ label: 'Made on' },
			{ label: 'Valid until' },
			{ label: 'Total', isNumber: true },
			{ label: 'State' },
		]}
	>
		{quotes.map((quote) => (
			<Record key={quote.id}>
				<Cell>
					<a href={adminQuoteUrl(quote.id)} className="font-bold text-primary hover:underline">
						#{quote.reference}
					</a>
				</Cell>
				<Cell label="Customer">
					{quote.contactName}
					<span className="block text-label break-all text-muted">{quote.contactEmail}</span>
				</Cell>
				<Cell label="Made on">
					<When at={quote.createdAt} />
				</Cell>
				<Cell label="Valid until">{formatLongDay(quote.validOn)}</Cell>
				<Cell label="Total" isNumber>
					{formatUsd(quote.totalCents)}
				</Cell>
				<Cell label="State">
					<QuoteBadge standing={quote.standing} />{' '}
					{quote.orderId !== null && (
						<a href={adminOrderUrl(quote.orderId)} className="text-primary underline">
							Order
						</a>
					)}
				</Cell>
			</Record>
		))}
	</Records>
)
