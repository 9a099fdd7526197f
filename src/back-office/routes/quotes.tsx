// /admin/quotes: quotes and orders entered by staff, newest first.
import { noStoreHeaders } from '#http/answers.server.ts'
import { counted } from '#kit/plural.ts'
import { quotesForStaff } from '#quotes/service/views.server.ts'
import { quoteStandingNames, quoteStandings } from '#quotes/states.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { staffPage } from './staff-page.server.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { QuoteTable } from '../components/quotes/quote-table.tsx'
import { Pager } from '../components/records.tsx'
import { quotesHref, quotesViewIn } from '../rules/quote-form.ts'
import type { Route } from './+types/quotes'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services, query) => {
		const view = quotesViewIn(query)
		return { view, list: await quotesForStaff(services, view) }
	})

export const meta = hiddenMeta({
	title: 'Quotes · Back office',
	description: 'Quotes and orders entered by staff.',
	path: '/admin/quotes',
})

export default function QuotesPage({ loaderData }: Route.ComponentProps) {
	const { view, list, toasts } = loaderData
	const { quotes, total, page, pages } = list
	const isFiltered = view.standing !== null || view.text !== ''
	return (
		<AdminFrame
			section="quotes"
			title="Quotes"
			intro="Orders that you enter for a customer, at agreed prices."
			toasts={toasts}
		>
			<form
				method="get"
				action="/admin/quotes"
				className="grid items-end gap-3 sm:grid-cols-[minmax(0,20rem)_12rem_auto_1fr]"
			>
				<TextField
					label="Customer or number"
					name="q"
					type="search"
					maxLength={100}
					autoComplete="off"
					defaultValue={view.text}
				/>
				<SelectField
					label="State"
					name="standing"
					defaultValue={view.standing ?? ''}
					options={[
						{ value: '', label: 'All' },
						...quoteStandings.map((standing) => ({ value: standing, label: quoteStandingNames[standing] })),
					]}
				/>
				<Button type="submit">Show</Button>
				<ButtonLink href="/admin/quotes/new" variant="action" className="sm:justify-self-end">
					New quote
				</ButtonLink>
			</form>
			<p className="figures text-muted">
				{counted(total, 'quote')}
				{pages > 1 && `, page ${page} of ${pages}`}
			</p>
			{quotes.length > 0 ? (
				<QuoteTable quotes={quotes} />
			) : (
				<EmptyState icon="search" title={isFiltered ? 'No quote fits' : 'No quotes yet'}>
					<p>
						<a
							href={isFiltered ? '/admin/quotes' : '/admin/quotes/new'}
							className="font-semibold text-primary underline"
						>
							{isFiltered ? 'See all quotes' : 'Make the first one'}
						</a>
					</p>
				</EmptyState>
			)}
			<Pager
				label="Pages of quotes"
				older={page < pages ? quotesHref({ ...view, page: page + 1 }) : null}
				newest={page > 1 ? quotesHref({ ...view, page: 1 }) : null}
			/>
		</AdminFrame>
	)
}
