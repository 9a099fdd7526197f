import { instantFormat } from '#kit/time.ts'
import { Badge } from '#ui/marks.tsx'
import { Icon } from '#ui/icon.tsx'
import { useShop } from '#ui/shop.tsx'

export type ShownMessage = {
	id: string
	channel: 'mail' | 'sms'
	to: string
	subject: string
	text: string
	html: string
	links: readonly string[]
	/** ISO 8601 */
	at: string
}

const exactTime = instantFormat({
	month: 'short',
	day: 'numeric',
	hour: 'numeric',
	minute: '2-digit',
	second: '2-digit',
	timeZoneName: 'short',
})

const linkLook = 'inline-flex min-h-11 items-center py-1 font-semibold break-all text-primary underline'

function Links({ links }: { links: readonly string[] }) {
	return (
		<ul aria-label="Links in this message" className="mt-4 grid">
			{links.map((href) => (
				<li key={href}>
					<a href={href} className={linkLook}>
						{href}
					</a>
				</li>
			))}
		</ul>
	)
}

/** The mail as its recipient would see it: no scripts, no forms; links open in a new window. */
const Preview = ({ subject, html }: { subject: string; html: string }) => (
	<iframe
		title={`Mail: ${subject}`}
		srcDoc={html}
		sandbox="allow-popups allow-popups-to-escape-sandbox"
		loading="lazy"
		className="block h-[38rem] max-h-[80vh] w-full rounded-notice border border-line bg-page"
	/>
)

function Words({ text, isFolded }: { text: string; isFolded: boolean }) {
	const words = (
		<pre className="overflow-x-auto font-sans text-[0.9375rem] break-words whitespace-pre-wrap">{text}</pre>
	)
	if (!isFolded) return words
	return (
		<details className="group mt-4 rounded-notice border border-line bg-page">
			<summary className="flex min-h-11 items-center gap-2 px-4 font-semibold">
				Plain text
				<Icon name="chevron-down" size={16} className="transition-transform group-open:rotate-180" />
			</summary>
			<div className="border-t border-line p-4">{words}</div>
		</details>
	)
}

function Body({ message }: { message: ShownMessage }) {
	const { subject, text, html, links } = message
	if (text === '' && html === '')
		return <p className="text-muted">Handed over to the server. The words are no longer kept here.</p>
	return (
		<>
			{html === '' ? null : <Preview subject={subject} html={html} />}
			{links.length > 0 && <Links links={links} />}
			<Words text={text} isFolded={html !== ''} />
		</>
	)
}

/** One message: recipient and subject; the rest unfolds. */
export function InboxMessage({ message, isOpen }: { message: ShownMessage; isOpen: boolean }) {
	const { channel, to, subject, text, at } = message
	const { timeZone } = useShop()
	return (
		<details open={isOpen} className="group/message rounded-card border border-line bg-card">
			<summary className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1 p-4 hover:text-primary sm:grid-cols-[auto_1fr_auto] sm:px-6">
				<Badge tone={channel === 'mail' ? 'primary' : 'gold'} className="justify-center">
					{channel === 'mail' ? 'Mail' : 'Text'}
				</Badge>
				<span className="min-w-0">
					<span className="block truncate font-bold">
						{subject || text.split('\n', 1)[0] || 'Text message'}
					</span>
					<span className="block truncate text-sm text-muted">to {to}</span>
				</span>
				<time dateTime={at} className="figures col-start-2 text-sm text-muted sm:col-start-3">
					{exactTime(new Date(at), timeZone)}
				</time>
			</summary>
			<div className="border-t border-dashed border-stitch p-4 sm:p-6">
				<Body message={message} />
			</div>
		</details>
	)
}
