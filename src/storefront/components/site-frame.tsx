import { emailHrefOf, phoneHrefOf, type ShopShell } from '#kit/shop.ts'
import type { PageLanguage } from '#kit/language.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { Logo } from '#ui/logo.tsx'
import { ShopName, useShell } from '#ui/shop.tsx'
import type { FrameTexts } from '../rules/frame-texts.ts'
import { footerColumnsOf, legalLinks, type FooterColumn, type Viewer } from '../rules/menu.ts'
import { createContext, useContext, type ReactNode } from 'react'
import { FrameLanguageContext, useOwnersWords, useSay } from './frame-language.tsx'
import { SiteHeader } from './site-header.tsx'

/** Cached markup that is the same for every visitor; null where React renders header and footer. */
export type ReadyFrame = {
	/** @param query of the page's address, where it has a switch of languages */
	header: (language: PageLanguage, query: URLSearchParams | undefined) => string
	footer: (year: number, language: PageLanguage, query: URLSearchParams | undefined) => string
	/** The texts of a page's frame, for the header of a person who is signed in; undefined for English. */
	texts: (language: PageLanguage) => FrameTexts | undefined
	/** The language of the error that the page shows in place of its content. */
	failedIn?: PageLanguage | undefined
}
export const ReadyFrameContext = createContext<ReadyFrame | null>(null)

/** `display: contents`: the content takes part in the layout as a child of the body. */
const Ready = ({ markup }: { markup: string }) => (
	<div className="contents" dangerouslySetInnerHTML={{ __html: markup }} />
)

const useFrameLanguage = (): PageLanguage => useContext(FrameLanguageContext)?.language ?? 'en'

type FrameHeaderProps = { viewer: Viewer; query?: URLSearchParams | undefined }

export function FrameHeader({ viewer, query }: FrameHeaderProps) {
	const ready = useContext(ReadyFrameContext)
	const language = useFrameLanguage()
	if (ready && viewer === null) return <Ready markup={ready.header(language, query)} />
	return <SiteHeader viewer={viewer} languages={query && <MenuSwitch {...{ language, query }} />} />
}

type FrameFooterProps = { year: number; query?: URLSearchParams | undefined }

export function FrameFooter({ year, query }: FrameFooterProps) {
	const ready = useContext(ReadyFrameContext)
	const language = useFrameLanguage()
	if (ready) return <Ready markup={ready.footer(year, language, query)} />
	return <SiteFooter year={year} languages={query && <FooterSwitch {...{ language, query }} />} />
}

/** What the owner announces, below the header; nothing on other days. */
export function SiteBanner() {
	const { banner } = useShell()
	const say = useSay()
	const { textOf, langOf } = useOwnersWords()
	if (!banner) return null
	const { text, href } = banner
	return (
		<section
			aria-label={say('Announcement')}
			data-screen-only
			className="bg-action text-center font-semibold text-on-action"
		>
			<p lang={langOf(text)} className="measure py-2 text-pretty break-words">
				{href === null ? (
					textOf(text)
				) : (
					<a href={href} className="inline-flex min-h-8 items-center underline pointer-coarse:min-h-11">
						{textOf(text)}
					</a>
				)}
			</p>
		</section>
	)
}

const link =
	'inline-flex min-h-9 items-center text-on-turf hover:text-action hover:underline pointer-coarse:min-h-11'
const heading = 'display mb-2 text-xl text-action'

type SwitchProps = { language: PageLanguage; query: URLSearchParams }

/** The page in the other languages. */
export const FooterSwitch = ({ language, query }: SwitchProps) => (
	<LanguageSwitch language={language} on="turf" query={query} />
)

/** The same in the phone's menu. */
export const MenuSwitch = ({ language, query }: SwitchProps) => (
	<div className="mt-4">
		<LanguageSwitch {...{ language, query }} />
	</div>
)

type SiteFooterProps = { year: number; /** The switch of languages. */ languages?: ReactNode }

/** The footer of every page. `year` comes from the request's clock. */
export function SiteFooter({ year, languages }: SiteFooterProps) {
	const shell = useShell()
	const say = useSay()
	return (
		<footer data-screen-only className="night mt-20 text-[0.9375rem]">
			<div aria-hidden="true" className="turf h-2.5" />
			<div className="measure grid gap-x-8 gap-y-10 pt-12 pb-10 sm:grid-cols-2 lg:grid-cols-[1.3fr_0.8fr_1.4fr_1fr_1.1fr]">
				<div className="sm:col-span-2 lg:col-span-1">
					<Logo on="turf" />
					<p className="mt-4 max-w-72 text-pretty text-on-turf-muted">
						{say(
							'Custom uniforms and gear for schools, coaches and teams. Designed by you, cut and sewn by us.',
						)}
					</p>
				</div>
				{footerColumnsOf(shell).map((column) => (
					<Column key={column.title} column={column} />
				))}
				<Connect />
			</div>
			<div className="measure">
				<hr className="stitch-turf" />
				<div className="flex flex-wrap items-center gap-x-6 gap-y-1 py-5 text-sm text-on-turf-muted">
					{shell.facts.established && (
						<p className="display text-lg text-on-turf">{say('Est. {}', shell.facts.established)}</p>
					)}
					<p>
						© {year} <ShopName />
					</p>
					{languages}
					<ul className="ml-auto flex gap-6">
						{legalLinks.map(({ label, href }) => (
							<li key={href}>
								<a href={href} className={link}>
									{say(label)}
								</a>
							</li>
						))}
					</ul>
				</div>
			</div>
		</footer>
	)
}

function Column({ column: { title, links } }: { column: FooterColumn }) {
	const say = useSay()
	return (
		<nav aria-label={say(title)}>
			<h2 className={heading}>{say(title)}</h2>
			<ul className={links.length > 6 ? 'grid grid-cols-2 gap-x-4' : undefined}>
				{links.map(({ label, href }) => (
					<li key={label}>
						<a href={href} className={link}>
							{say(label)}
						</a>
					</li>
				))}
			</ul>
		</nav>
	)
}

type Connection = { icon: IconName; label: string; href: string }

const connectionsOf = ({ facts: shop, hasBlog }: ShopShell): readonly Connection[] => [
	{ icon: 'phone', label: shop.phone, href: phoneHrefOf(shop) },
	{ icon: 'mail', label: shop.email, href: emailHrefOf(shop) },
	{ icon: 'info', label: 'Contact form', href: '/support' },
	...(hasBlog ? [{ icon: 'rss', label: 'Blog feed', href: '/blog/rss.xml' } as const] : []),
]

function Connect() {
	const shell = useShell()
	const say = useSay()
	const { textOf, langOf } = useOwnersWords()
	const { hours } = shell.facts
	const language = langOf(hours)
	return (
		<section aria-label={say('Connect')}>
			<h2 className={heading}>{say('Connect')}</h2>
			<ul>
				{connectionsOf(shell).map(({ icon, label, href }) => (
					<li key={href}>
						<a href={href} className={`${link} gap-2.5`}>
							<Icon name={icon} size={18} className="text-on-turf-muted" />
							{say(label)}
						</a>
					</li>
				))}
			</ul>
			<p className="mt-2 text-sm text-on-turf-muted">
				{language ? (
					<>
						{say('Phone {}', '')}
						<span lang={language}>{hours}</span>
					</>
				) : (
					say('Phone {}', textOf(hours))
				)}
			</p>
		</section>
	)
}
