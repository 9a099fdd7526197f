// /admin/quotes/new: for whom the quote is: a person of the shop by search, or a new name and address.
import { randomUUID } from 'node:crypto'
import { serviceContext } from '#http/context.server.ts'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { createQuote } from '#quotes/service/edit.server.ts'
import { redirect } from 'react-router'
import { hiddenMeta } from '#seo/page-meta.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { staffPage, textFieldsOf } from './staff-page.server.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { Sheet } from '../components/records.tsx'
import { doneHref } from '../rules/outcomes.ts'
import { customersForQuote } from '../service/quotes.server.ts'
import { adminQuoteUrl, newQuoteUrl } from '../urls.ts'
import type { Route } from './+types/quote-new'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services, query) => {
		const text = (query.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 100)
		const asked = { text: text.length < 2 ? '' : text, personId: query.get('person') }
		return { text, key: randomUUID(), ...(await customersForQuote(services, asked)) }
	})

export async function action({ request, context }: Route.ActionArgs) {
	const fields = await textFieldsOf(request)
	const { key = '', name = '', email = '' } = fields
	const answered = await answer('The quote was not made', () =>
		createQuote(context.get(serviceContext), { key, name, email }),
	)
	if (answered.ok) return redirect(doneHref(adminQuoteUrl(answered.result), 'quote-made'), 303)
	return noStoreData({ toast: answered.toast, typed: fields }, answered.status)
}

export const meta = hiddenMeta({
	title: 'New quote · Back office',
	description: 'For whom a new quote is.',
	path: '/admin/quotes/new',
})

export default function QuoteNewPage({ loaderData, actionData }: Route.ComponentProps) {
	const { text, key, chosen, people, toasts } = loaderData
	const typed: Readonly<Record<string, string>> = actionData?.typed ?? {}
	return (
		<AdminFrame
			section="quotes"
			title="New quote"
			back={{ label: 'Quotes', href: '/admin/quotes' }}
			toasts={actionData ? [actionData.toast] : toasts}
		>
			<div className="grid items-start gap-6 lg:grid-cols-2">
				<Sheet title="Find a customer" intro="By a part of the name or address.">
					<form method="get" action="/admin/quotes/new" className="grid grid-cols-[1fr_auto] items-end gap-3">
						<TextField
							label="Name or email address"
							name="q"
							type="search"
							minLength={2}
							maxLength={100}
							autoComplete="off"
							defaultValue={text}
						/>
						<Button type="submit">Find</Button>
					</form>
					{people?.length === 0 && (
						<p className="mt-4 text-muted">Nobody fits. Enter name and address of a new customer instead.</p>
					)}
					{people !== null && people.length > 0 && (
						<ul className="mt-4 divide-y divide-line">
							{people.map(({ id, fullName, email }) => (
								<li key={id}>
									<a
										href={`${newQuoteUrl(id)}#customer`}
										className="block py-2.5 font-semibold text-primary hover:underline"
									>
										{fullName || email}
										<span className="block text-label font-normal break-all text-muted">{email}</span>
									</a>
								</li>
							))}
						</ul>
					)}
				</Sheet>
				<Sheet
					title="The customer"
					id="customer"
					intro="The quote goes to this address. When an account has it, the order will be in that account."
				>
					<form method="post" className="grid gap-4">
						<input type="hidden" name="key" value={typed.key ?? key} />
						<TextField
							label="Name"
							name="name"
							required
							maxLength={100}
							autoComplete="off"
							defaultValue={typed.name ?? chosen?.name ?? ''}
						/>
						<TextField
							label="Email address"
							name="email"
							type="email"
							required
							maxLength={255}
							autoComplete="off"
							defaultValue={typed.email ?? chosen?.email ?? ''}
						/>
						<div>
							<Button type="submit" variant="action">
								Make the quote
							</Button>
						</div>
					</form>
				</Sheet>
			</div>
		</AdminFrame>
	)
}
