// The page for a missing, refused or failed request.
import { createContext, useContext, type ReactNode } from 'react'
import { languageTags, type PageLanguage } from '#kit/language.ts'
import { ButtonLink } from './button.tsx'
import type { ShopFacts } from '#kit/shop.ts'
import { errorTexts } from './error-texts.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { useShell } from './shop.tsx'

/** The language of whom the page is for, known before any page is. */
export const ReaderLanguage = createContext<PageLanguage>('en')

const detours = [
	{ detour: 'jerseys', href: '/builder/jerseys' },
	{ detour: 'football', href: '/sport/football/products' },
	{ detour: 'basketball', href: '/sport/basketball/products' },
	{ detour: 'spirit', href: '/builder/spirit-wear' },
	{ detour: 'helmets', href: '/services/helmet-reconditioning' },
] as const

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
	/** Of the message. Without a message the page is in the reader's language. */
	language?: PageLanguage | undefined
	/** Off on a page that answers a form: a link to the same address would lose what was typed. */
	hasSwitch?: boolean
	/** The action, instead of the link home. */
	children?: ReactNode
}

/** The status in jersey numbers on turf, the message, and links. Sets its own title and noindex. */
export function ErrorPage({ status, message, language: own, hasSwitch = true, children }: ErrorPageProps) {
	const { facts, sports } = useShell()
	const shop = facts.name
	const reader = useContext(ReaderLanguage)
	const language = own ?? (message === undefined ? reader : 'en')
	const texts = errorTexts[language]
	const { title, text } = texts.statuses[status] ?? texts.unexpected
	return (
		<>
			<title>{`${title} | ${shop}`}</title>
			<meta name="robots" content="noindex" />
			<section lang={languageTags[language]} className="turf -mb-20 grid min-h-[64vh] place-content-center">
				<div className="measure grid justify-items-center gap-5 py-16 text-center">
					{hasSwitch && language !== 'en' && <LanguageSwitch language={language} on="turf" />}
					<Jerseys figures={String(status)} />
					<h1 className="display text-title font-black">{title}</h1>
					<p className="max-w-text text-lg text-pretty text-on-turf/90">{message ?? text}</p>
					<div className="mt-2 flex flex-wrap justify-center gap-3">
						{children ?? (
							<ButtonLink href="/" variant="action" size="large">
								{texts.home}
							</ButtonLink>
						)}
						<ButtonLink href="/support" variant="turf" size="large">
							{texts.support}
						</ButtonLink>
					</div>
					<ul className="mt-5 flex flex-wrap justify-center gap-x-6 border-t-2 border-dashed border-turf-line pt-4">
						{detoursOf(facts, sports).map(({ detour, href }) => (
							<li key={href}>
								<a href={href} className="inline-flex min-h-11 items-center underline hover:text-action">
									{texts.detours[detour]}
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
