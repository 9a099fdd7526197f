import type { ReactNode } from 'react'
import { yearsFigure } from '#content/home.ts'
import { languageTags, type PageLanguage } from '#kit/language.ts'
import { Picture } from '#pictures/components/picture.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { Stat } from '#ui/marks.tsx'
import { useShop } from '#ui/shop.tsx'
import { authTexts } from '../rules/auth-texts.ts'
import { AuthLanguage } from './auth-language.tsx'

type AuthShellProps = {
	/** A second part is in another color. */
	title: string | readonly [string, string]
	lead: string
	language?: PageLanguage
	/** What stands in the page's address beside the language; without it the page has no switch of languages here. */
	query?: Readonly<Record<string, string>>
	/** Hash of the jersey picture. */
	picture?: string | undefined
	children: ReactNode
}

/** Layout of the `/auth` pages: turf with a jersey picture, the form beside it. */
export function AuthShell({ title, lead, picture, language, query, children }: AuthShellProps) {
	return (
		<div lang={language && languageTags[language]} className="turf -mb-20 overflow-hidden">
			<div className="measure grid gap-x-14 gap-y-7 pt-8 pb-12 lg:min-h-190 lg:grid-cols-[1.08fr_1fr] lg:grid-rows-[auto_1fr] lg:pt-14 lg:pb-16">
				<div className="relative z-1">
					{language && query && <LanguageSwitch language={language} on="turf" query={query} />}
					<h1 className="display text-title font-black lg:text-hero">
						{typeof title === 'string' ? title : <TwoColors parts={title} />}
					</h1>
					<p className="mt-4 max-w-116 text-lg text-pretty text-on-turf/90 max-sm:hidden">{lead}</p>
				</div>
				<div className="relative z-2 grid content-start gap-5 text-ink lg:row-span-2">
					<AuthLanguage value={language ?? 'en'}>{children}</AuthLanguage>
				</div>
				<Peg picture={picture} texts={authTexts[language ?? 'en']} />
			</div>
		</div>
	)
}

const TwoColors = ({ parts: [first, second] }: { parts: readonly [string, string] }) => (
	<>
		{first} <span className="text-action">{second}</span>
	</>
)

type PegProps = Pick<AuthShellProps, 'picture'> & { texts: (typeof authTexts)['en'] }

function Peg({ picture, texts }: PegProps) {
	const years = yearsFigure(useShop(), texts.years)
	return (
		<div className="relative hidden min-h-96 lg:block">
			{picture && (
				<Picture
					hash={picture}
					alt=""
					sizes="(min-width: 1280px) 540px, 42vw"
					className="absolute -top-10 left-[46%] h-auto w-[min(35rem,100%)] max-w-none -translate-x-1/2 -rotate-3 mask-b-from-58% mask-b-to-92% drop-shadow-[0_26px_26px_rgb(0_0_0/0.4)]"
				/>
			)}
			<dl className="absolute bottom-0 left-0 flex gap-x-8">
				{years && <Stat on="turf" {...years} />}
				<Stat on="turf" value={texts.portalHours} label={texts.portalLabel} />
			</dl>
		</div>
	)
}

/** Card on the turf background. */
export const AuthCard = ({ children, label }: { children: ReactNode; label?: string }) => (
	<section
		aria-label={label}
		className="relative rounded-card border border-line bg-card p-5 pt-8 shadow-raised [--color-focus:var(--color-primary)] sm:p-8 sm:pt-10"
	>
		<span aria-hidden="true" className="stitch absolute inset-x-6.5 top-3" />
		{children}
	</section>
)
