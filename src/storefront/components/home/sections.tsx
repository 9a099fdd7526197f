import { Picture } from '#pictures/components/picture.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ArrowLink, SectionHead } from '../page-sections.tsx'
import { InEnglish, OwnersWords, useHomeTexts } from './home-language.tsx'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/icon.tsx'
import { phoneHrefOf } from '#kit/shop.ts'
import { useShop } from '#ui/shop.tsx'
import { testimonials, trustBadgesOf, type Testimonial, type TrustBadge } from '#content/home.ts'

/** Testimonials of coaches and schools; the first one is large. */
export function Voices() {
	const { title, text, quotes } = useHomeTexts().voices
	const [first, ...others] = testimonials.map((voice, at) => ({ ...voice, ...quotes[at] }))
	return (
		<section className="measure pt-18">
			<SectionHead title={title}>{text}</SectionHead>
			<div className="grid gap-4.5 lg:grid-cols-[1.25fr_1fr]">
				{first && (
					<Voice
						voice={first}
						className="patch turf justify-between p-7 sm:p-10"
						quote="display text-[clamp(1.75rem,1.3rem+1.8vw,2.75rem)] leading-[1.02] normal-case"
						quiet="text-on-turf-muted"
					/>
				)}
				<div className="grid gap-4.5">
					{others.map((voice) => (
						<Voice
							key={voice.name}
							voice={voice}
							className="rounded-card border border-line bg-card p-5.5"
							quote="text-[1.0625rem] text-pretty"
							quiet="text-muted"
						/>
					))}
				</div>
			</div>
		</section>
	)
}

type VoiceProps = { voice: Testimonial; className: string; quote: string; quiet: string }

const Voice = ({ voice, className, quote, quiet }: VoiceProps) => (
	<figure className={`flex flex-col gap-4 ${className}`}>
		<blockquote className={quote}>
			<p>“{voice.quote}”</p>
		</blockquote>
		<figcaption className="text-sm">
			<b className="block text-base">
				<InEnglish>{voice.name}</InEnglish>
			</b>
			<span className={quiet}>
				{voice.role}, <InEnglish>{voice.organization}</InEnglish>
			</span>
		</figcaption>
	</figure>
)

const icons: Record<TrustBadge['id'], IconName> = {
	ssl: 'lock',
	quality: 'shield',
	delivery: 'truck',
	support: 'mail',
	history: 'star',
	helmets: 'helmet',
	portal: 'clock',
}

/** The shop's guarantees (spec §1). */
/** @param delivery business days in transit; empty where nothing is shipped */
export function Trust({ delivery }: { delivery: string }) {
	const shop = useShop()
	const { label, badges, person } = useHomeTexts().trust
	return (
		<section aria-label={label} className="measure pt-18">
			<ul className="grid gap-x-8 gap-y-7 border-y-2 border-dashed border-stitch py-9 sm:grid-cols-2 lg:grid-cols-4">
				{trustBadgesOf({ ...shop, delivery }, badges).map(({ id, title, text }) => (
					<Claim key={id} icon={icons[id]} title={title}>
						{text}
					</Claim>
				))}
				<Claim icon="phone" title={person}>
					<a href={phoneHrefOf(shop)} className="inline-block underline hover:text-primary">
						{shop.phone}
					</a>
					, <OwnersWords>{shop.hours}</OwnersWords>.
				</Claim>
			</ul>
		</section>
	)
}

type ClaimProps = { icon: IconName; title: string; children: ReactNode }

const Claim = ({ icon, title, children }: ClaimProps) => (
	<li className="flex gap-4">
		<span className="patch grid size-12 shrink-0 place-items-center bg-patch text-action">
			<Icon name={icon} size={26} />
		</span>
		<div>
			<h3 className="display text-[1.375rem] leading-none">{title}</h3>
			<p className="mt-1.5 text-[0.9375rem] text-pretty text-muted">{children}</p>
		</div>
	</li>
)

/** The shop's services in three cards. */
export function FeatureCards() {
	const { hasHelmetService } = useShop()
	const { services, features } = useHomeTexts()
	const cards = [
		{ ...features.gear, href: '/builder/jerseys' },
		{ ...features.portals, href: '/team' },
		{ ...features.services(hasHelmetService), href: '/services/embroidery-printing' },
	]
	return (
		<section aria-label={services} className="measure pt-16">
			<ul className="grid gap-4.5 md:grid-cols-3">
				{cards.map(({ title, text, action, href }, index) => (
					<li key={title} className="flex">
						<Card stitched className="flex grow flex-col p-6.5">
							<p aria-hidden="true" className="numeral text-[4rem]">
								{`0${index + 1}`}
							</p>
							<h3 className="display mt-2.5 mb-2 text-subheading">{title}</h3>
							<p className="text-pretty text-body">{text}</p>
							<ArrowLink href={href} className="mt-auto self-start pt-2.5">
								{action}
							</ArrowLink>
						</Card>
					</li>
				))}
			</ul>
		</section>
	)
}

/** From sketch to delivery in four steps, on turf, with pictures of garments. */
export function HowItWorks({ pictures }: { pictures: readonly string[] }) {
	const { title: heading, steps, action } = useHomeTexts().howItWorks
	return (
		<section className="turf mt-20 overflow-hidden">
			<div className="measure grid items-center gap-x-14 gap-y-10 py-16 lg:grid-cols-[1.35fr_1fr]">
				<div>
					<h2 className="display text-heading">{heading}</h2>
					<ol className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2">
						{steps.map(({ title, text }, index) => (
							<li
								key={title}
								className="grid grid-cols-[3.25rem_1fr] gap-x-3 border-t-2 border-dashed border-turf-line pt-4"
							>
								<span
									aria-hidden="true"
									className="display text-[3.25rem] leading-[0.85] font-black text-action"
								>
									{index + 1}
								</span>
								<div>
									<h3 className="display text-2xl">{title}</h3>
									<p className="mt-1 text-pretty text-on-turf-muted">{text}</p>
								</div>
							</li>
						))}
					</ol>
					<ButtonLink href="/builder/jerseys" variant="action" size="large" className="mt-9">
						{action}
					</ButtonLink>
				</div>
				<div aria-hidden="true" className="relative mx-auto aspect-[5/4] w-full max-w-130">
					{pictures.map((hash, index) => (
						<Picture
							key={hash}
							hash={hash}
							alt=""
							sizes="(min-width: 1024px) 260px, 48vw"
							widths={[240, 320, 480, 640]}
							inTeamColors
							className={`absolute h-auto drop-shadow-[0_18px_18px_rgb(0_0_0/0.35)] ${fan[index] ?? ''}`}
						/>
					))}
				</div>
			</div>
		</section>
	)
}

const fan = [
	'left-0 top-[12%] w-[50%] -rotate-8',
	'right-0 top-[12%] w-[50%] rotate-8',
	'left-1/4 top-0 w-1/2',
]
