// The page for a missing, refused or failed request.
import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'
import type { ShopFacts } from '#kit/shop.ts'
import { useShell } from './shop.tsx'

type ErrorText = { title: string; text: string }

const texts: Record<number, ErrorText> = {
	400: { title: 'That request was not complete', text: 'Go back, check what you entered and send it again.' },
	401: { title: 'Authentication required', text: 'Please sign in to continue.' },
	403: { title: 'Access Denied', text: "You don't have the required role to access this page." },
	404: {
		title: 'Oops! Page not found',
		text: 'The address may be mistyped, or the page has moved. The search above finds products, services and help.',
	},
	405: {
		title: 'That cannot be sent here',
		text: 'This page only shows things. Go back and use the form again.',
	},
	413: {
		title: 'That is too large to send',
		text: 'Use your browser’s Back button: what you typed is still in the form. Then send less at once.',
	},
	429: { title: 'One moment, please', text: 'That was a lot at once. Wait a minute and try again.' },
	503: { title: 'The shop is very busy', text: 'We could not answer just now. Try again in a moment.' },
}

const unexpected: ErrorText = {
	title: 'An unexpected error occurred',
	text: 'The fault is ours and has been recorded. Try again in a moment; nothing you saved is lost.',
}

const detours = [
	{ label: 'Custom jerseys', href: '/builder/jerseys' },
	{ label: 'Football', href: '/sport/football/products' },
	{ label: 'Basketball', href: '/sport/basketball/products' },
	{ label: 'Spirit wear', href: '/builder/spirit-wear' },
	{ label: 'Helmet reconditioning', href: '/services/helmet-reconditioning' },
]

/** Without sports that are not sold, and without a service that is not offered. */
const detoursOf = ({ hasHelmetService }: ShopFacts, sports: readonly string[]) =>
	detours.filter(({ href }) => {
		const sport = /^\/sport\/(\w+)\//.exec(href)?.[1]
		if (sport !== undefined) return sports.includes(sport)
		return hasHelmetService || href !== '/services/helmet-reconditioning'
	})

type ErrorPageProps = {
	status: number
	message?: string | undefined
	/** The action, instead of the link home. */
	children?: ReactNode
}

/** The status in jersey numbers on turf, the message, and links. Sets its own title and noindex. */
export function ErrorPage({ status, message, children }: ErrorPageProps) {
	const { facts, sports } = useShell()
	const shop = facts.name
	const { title, text } = texts[status] ?? unexpected
	return (
		<>
			<title>{`${title} | ${shop}`}</title>
			<meta name="robots" content="noindex" />
			<section className="turf -mb-20 grid min-h-[64vh] place-content-center">
				<div className="measure grid justify-items-center gap-5 py-16 text-center">
					<Jerseys figures={String(status)} />
					<h1 className="display text-title font-black">{title}</h1>
					<p className="max-w-text text-lg text-pretty text-on-turf/90">{message ?? text}</p>
					<div className="mt-2 flex flex-wrap justify-center gap-3">
						{children ?? (
							<ButtonLink href="/" variant="action" size="large">
								Go Home
							</ButtonLink>
						)}
						<ButtonLink href="/support" variant="turf" size="large">
							Contact support
						</ButtonLink>
					</div>
					<ul className="mt-5 flex flex-wrap justify-center gap-x-6 border-t-2 border-dashed border-turf-line pt-4">
						{detoursOf(facts, sports).map(({ label, href }) => (
							<li key={href}>
								<a href={href} className="inline-flex min-h-11 items-center underline hover:text-action">
									{label}
								</a>
							</li>
						))}
					</ul>
				</div>
			</section>
		</>
	)
}

const body = 'M30 14 52 6c6 12 30 12 36 0l22 8 24 32-22 16-8-10v70c-22 6-46 6-68 0V52l-8 10L6 46z'
const seams = 'M36 52V30M104 52V30M12 50l20-15M128 50l-20-15M40 116c20 5 40 5 60 0'

/** One chalk jersey per digit. */
const Jerseys = ({ figures }: { figures: string }) => (
	<div aria-hidden="true" className="flex justify-center">
		{tilts.map((tilt, index) => (
			<svg key={tilt} viewBox="0 0 140 134" className={`h-auto w-[min(11rem,29vw)] ${tilt}`}>
				<path d={body} strokeWidth="3" className="fill-turf-raised stroke-on-turf" strokeLinejoin="round" />
				<path
					d={seams}
					strokeWidth="2"
					strokeDasharray="5 4"
					className="fill-none stroke-on-turf/45"
					strokeLinecap="round"
				/>
				<path d="M52 6c6 12 30 12 36 0" strokeWidth="5" className="fill-none stroke-action" />
				<text x="70" y="98" textAnchor="middle" className="fill-action font-display text-[64px] font-black">
					{figures[index]}
				</text>
			</svg>
		))}
	</div>
)

const tilts = ['-rotate-4 translate-y-1', '-translate-y-2', 'rotate-4 translate-y-1']
