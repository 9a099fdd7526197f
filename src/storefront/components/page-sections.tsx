import type { ComponentProps, ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '#ui/page-links.tsx'
import { Icon } from '#ui/icon.tsx'
import { ButtonLink } from '#ui/button.tsx'
import type { SupportTopic } from '#support/schemas.ts'
import { Picture } from '#pictures/components/picture.tsx'

type StandingGarmentsProps = {
	/** One or two picture hashes; the last one is in front. */
	pictures: readonly string[]
	alt?: string
}

const alone = ['left-1/2 -translate-x-1/2 w-[min(24rem,80%)] top-2 lg:top-6']
const pair = ['left-[2%] w-[54%] bottom-[-14%] -rotate-6', 'right-[2%] w-[62%] bottom-[-20%] rotate-4']

/** Garments on a turf hero, cut off by its lower edge. */
export function StandingGarments({ pictures, alt = '' }: StandingGarmentsProps) {
	const places = pictures.length === 1 ? alone : pair
	return (
		<div className="relative min-h-56 sm:min-h-96 lg:min-h-0">
			{pictures.map((hash, index) => (
				<Picture
					key={hash}
					hash={hash}
					alt={index === pictures.length - 1 ? alt : ''}
					sizes="(min-width: 1024px) 330px, 56vw"
					isFirst={index === pictures.length - 1}
					className={`absolute h-auto drop-shadow-[0_24px_24px_rgb(0_0_0/0.35)] ${places[index] ?? ''}`}
				/>
			))}
		</div>
	)
}

type ClosingCallProps = {
	title: string
	text: string
	pictures: readonly string[]
	/** Of the two links, on a page in another language. */
	portal?: string
	contact?: string
}

/** The closing call to action of a page: request a portal or contact us. */
export function ClosingCall(props: ClosingCallProps) {
	const { title, text, pictures, portal = 'Request Team Portal', contact = 'Contact Us' } = props
	return (
		<section className="measure pt-18">
			<div className="turf relative grid overflow-hidden rounded-card md:grid-cols-[1.3fr_1fr]">
				<div className="p-7 sm:p-12">
					<h2 className="display text-title">{title}</h2>
					<p className="mt-4 max-w-120 text-lg text-pretty text-on-turf/90">{text}</p>
					<div className="mt-7 flex flex-wrap gap-3">
						<ButtonLink href="/team" variant="action" size="large">
							{portal}
						</ButtonLink>
						<ButtonLink href="/support" variant="turf" size="large">
							{contact}
						</ButtonLink>
					</div>
				</div>
				<div aria-hidden="true" className="relative hidden min-h-72 md:block">
					{pictures.map((hash, index) => (
						<Picture
							key={hash}
							hash={hash}
							alt=""
							inTeamColors
							sizes="300px"
							widths={[240, 320, 480, 640]}
							className={`absolute h-auto w-72 drop-shadow-[0_20px_20px_rgb(0_0_0/0.35)] ${places[index] ?? ''}`}
						/>
					))}
				</div>
			</div>
		</section>
	)
}

const places = ['right-36 -bottom-16 -rotate-6', 'right-2 -bottom-24 rotate-6']

type Step = { title: string; text: string }

/** Ordered steps, numbered like jerseys. */
export const NumberedSteps = ({ steps, columns }: { steps: readonly Step[]; columns: 3 | 4 }) => (
	<ol
		className={`grid gap-x-8 gap-y-9 sm:grid-cols-2 ${columns === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}
	>
		{steps.map(({ title, text }, index) => (
			<li key={title} className="border-t-2 border-dashed border-stitch pt-4">
				<p aria-hidden="true" className="numeral text-[3.5rem]">
					{index + 1}
				</p>
				<h3 className="display mt-1 text-2xl">{title}</h3>
				<p className="mt-1.5 text-pretty text-body">{text}</p>
			</li>
		))}
	</ol>
)

/** Links to the contact form with a preset subject. */
export const QuoteLink = ({
	topic,
	children,
	...rest
}: Parameters<typeof ButtonLink>[0] & { topic: SupportTopic }) => (
	<ButtonLink href={`/support?topic=${topic}#contact`} {...rest}>
		{children}
	</ButtonLink>
)

type PageHeroProps = {
	/** Breadcrumbs after Home; the page itself is last. */
	crumbs: readonly Crumb[]
	/** On a page with translations: the first crumb and the name of the breadcrumb. */
	words?: { home: string; breadcrumb: string }
	title: ReactNode
	lead?: ReactNode
	children?: ReactNode
	/** On the right on wide screens, below the text on phones. */
	aside?: ReactNode
}

/** The hero of a shop page on turf: breadcrumbs, title and introduction. */
export function PageHero({ crumbs, words, title, lead, children, aside }: PageHeroProps) {
	return (
		<section className="turf overflow-hidden">
			<div className={`measure grid gap-x-12 ${aside ? 'lg:grid-cols-[1.25fr_1fr]' : ''}`}>
				<div className="pt-7 pb-11 lg:pb-14">
					<Breadcrumb
						on="turf"
						crumbs={[{ label: words?.home ?? 'Home', href: '/' }, ...crumbs]}
						{...(words && { name: words.breadcrumb })}
					/>
					<h1 className="display mt-6 max-w-[16ch] text-title font-black lg:mt-9">{title}</h1>
					{lead && <p className="mt-4.5 max-w-text text-lg text-pretty text-on-turf/90">{lead}</p>}
					{children}
				</div>
				{aside}
			</div>
		</section>
	)
}

type SectionHeadProps = {
	title: ReactNode
	id?: string
	/** Of the title and of the text, where it is not the page's. */
	titleLang?: string | undefined
	lang?: string | undefined
	children?: ReactNode
	action?: ReactNode
}

/** The heading of a section, with an optional text below and an action beside it. */
export function SectionHead({ title, id, titleLang, lang, children, action }: SectionHeadProps) {
	return (
		<div className="mb-6.5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
			<div>
				<h2 lang={titleLang} id={id} className="display text-heading">
					{title}
				</h2>
				{children && (
					<p lang={lang} className="mt-2 max-w-text text-pretty text-muted">
						{children}
					</p>
				)}
			</div>
			{action}
		</div>
	)
}

/** A bold link with an arrow that moves forward on hover. */
export function ArrowLink({ className = '', children, ...rest }: ComponentProps<'a'>) {
	return (
		<a
			className={`group/arrow inline-flex min-h-11 items-center gap-1.5 font-bold text-primary hover:underline ${className}`}
			{...rest}
		>
			{children}
			<Icon name="arrow-right" size={18} className="transition-transform group-hover/arrow:translate-x-0.5" />
		</a>
	)
}
