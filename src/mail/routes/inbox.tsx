// The demo's inbox: messages that the shop would have sent.
import { noStore } from '#http/answers.server.ts'
import { counted } from '#kit/plural.ts'
import { serviceContext } from '#http/context.server.ts'
import { serverOnly } from '#http/hydration.ts'
import { pageTitle } from '#seo/page-meta.ts'
import { Breadcrumb } from '#ui/page-links.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextField } from '#ui/fields.tsx'
import { InboxMessage } from '../components/inbox-message.tsx'
import { demoOnly, receiverOf } from './inbox.server.ts'
import { listInbox } from '../service/mail.server.ts'
import type { Route } from './+types/inbox'

export const headers: Route.HeadersFunction = () => ({
	...noStore,
	'X-Robots-Tag': 'noindex, nofollow',
})

/** @throws 404 without the demo */
export async function loader({ context, request }: Route.LoaderArgs) {
	demoOnly(context)
	const to = receiverOf(request)
	const messages = await listInbox(context.get(serviceContext), to)
	return serverOnly({ to: to ?? '', messages })
}

export const meta: Route.MetaFunction = ({ matches }) => [
	{ title: pageTitle('Demo inbox', matches) },
	{ name: 'robots', content: 'noindex, nofollow' },
]

function Header({ count }: { count: number }) {
	return (
		<header className="turf">
			<div className="measure pt-5 pb-7 [&_nav_a:hover]:text-on-turf [&_nav_ol]:text-on-turf-muted [&_nav_span]:text-on-turf">
				<Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'Demo inbox' }]} />
				<h1 className="display mt-3 text-title">Demo inbox</h1>
				<p className="mt-2 max-w-text text-on-turf-muted">
					Every mail and text message of this demo lands here, newest first.{' '}
					{count > 0 && `${counted(count, 'message')}.`}
				</p>
			</div>
		</header>
	)
}

const Search = ({ to }: { to: string }) => (
	<form action="/dev/inbox" className="mb-6 flex flex-wrap items-end gap-3">
		<TextField
			label="Only messages to"
			name="to"
			id="inbox-to"
			defaultValue={to}
			placeholder="coach@school.test"
			autoComplete="off"
			autoCapitalize="none"
			spellCheck={false}
			className="min-w-0 grow sm:max-w-md"
		/>
		<Button type="submit" variant="outline">
			Show
		</Button>
		{to === '' ? (
			<ButtonLink href="/dev/inbox" variant="ghost">
				Refresh
			</ButtonLink>
		) : (
			<ButtonLink href="/dev/inbox" variant="ghost">
				Show all
			</ButtonLink>
		)}
	</form>
)

const Empty = ({ to }: { to: string }) =>
	to === '' ? (
		<EmptyState
			icon="mail"
			title="No mail yet"
			actions={
				<ButtonLink href="/" variant="primary">
					Go to the shop
				</ButtonLink>
			}
		>
			Sign up, reset a password or send a message, and the mail shows up here within a second.
		</EmptyState>
	) : (
		<EmptyState
			icon="mail"
			title={`Nothing for ${to}`}
			actions={
				<ButtonLink href="/dev/inbox" variant="primary">
					Show all messages
				</ButtonLink>
			}
		>
			Check the spelling, or look through all messages.
		</EmptyState>
	)

export default function Inbox({ loaderData }: Route.ComponentProps) {
	const { to, messages } = loaderData
	return (
		<>
			<Header count={messages.length} />
			<div className="measure pt-8">
				<Search to={to} />
				{messages.length === 0 ? (
					<Empty to={to} />
				) : (
					<ol className="grid gap-3" aria-label="Messages, newest first">
						{messages.map((message, index) => (
							<li key={message.id} className="min-w-0">
								<InboxMessage message={message} isOpen={index === 0} />
							</li>
						))}
					</ol>
				)}
			</div>
		</>
	)
}
