import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { choiceCookie } from '#http/page-language.ts'
import { languageNames, languages, languageTags } from '#kit/language.ts'
import type { BuilderData } from '#designs/views.ts'
import { useSettledConfig, useUndo } from '../../editor/context.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { LogoPatch } from '#ui/logo.tsx'
import { useBuilderTexts } from '../builder-language.tsx'
import { DataName } from '../data-language.tsx'
import type { BuilderActions, Busy, SaveState } from '../panels/props.ts'
import type { FrameTexts } from '../../rules/texts/english-frame.ts'
import { isGuest } from '../../rules/together.ts'
import { LineIcon, type LineIconName } from './line-icon.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { useShopName } from '#ui/shop.tsx'

const styles: Record<SaveState['kind'], { icon: IconName; tone: string }> = {
	clean: { icon: 'check', tone: 'text-muted' },
	saved: { icon: 'check', tone: 'text-primary' },
	saving: { icon: 'clock', tone: 'text-muted' },
	draft: { icon: 'edit', tone: 'text-muted' },
	shared: { icon: 'edit', tone: 'text-muted' },
	failed: { icon: 'alert', tone: 'text-danger' },
}

const frame = 'flex min-w-0 items-center gap-1.5 text-label font-semibold max-sm:not-has-[svg]:sr-only'

/** A row of its own on a phone, so that the reason of a failure is readable. */
const ownRow = 'max-sm:basis-full'

function textOf(state: SaveState, { states, failed }: FrameTexts['head']): string {
	switch (state.kind) {
		case 'clean':
			return ''
		case 'failed':
			return failed(state.reason)
		case 'saved':
		case 'saving':
		case 'draft':
		case 'shared':
			return states[state.kind]
	}
}

/** Where the draft is currently saved; changes are announced. */
function SaveLine({ state }: { state: SaveState }) {
	const { icon, tone } = styles[state.kind]
	const text = textOf(state, useBuilderTexts().frame.head)
	return (
		<p role="status" className={`${frame} ${tone} ${state.kind === 'failed' ? ownRow : 'max-sm:shrink-0'}`}>
			{text && <Icon name={icon} size={15} />}
			<span className={state.kind === 'failed' ? 'sm:wrap-anywhere' : undefined}>{text}</span>
		</p>
	)
}

type HeadBarProps = {
	data: Pick<BuilderData, 'sold' | 'saved' | 'userId' | 'together'>
	saveState: SaveState
	busy: Busy
	actions: Pick<BuilderActions, 'onSave' | 'onShare' | 'onCopy'>
}

/** Product and team of the design, its save state, and the actions on the whole design. */
export function HeadBar({ data, saveState, busy, actions }: HeadBarProps) {
	const { sold: product, saved, userId } = data
	const { teamName } = useSettledConfig()
	const { canUndo, canRedo, undo, redo } = useUndo()
	const { head: texts } = useBuilderTexts().frame
	const shop = useShopName()
	const team = teamName.trim()
	const productName = `${product.brand} ${product.model}`
	return (
		<header className="flex min-h-14 max-sm:flex-wrap items-center gap-2 border-b border-line bg-card px-3 py-1.5 sm:gap-3 lg:px-5.5">
			<a
				href="/"
				aria-label={texts.home(shop)}
				className="flex min-h-11 min-w-11 items-center justify-center gap-2.5"
			>
				<LogoPatch />
				<span className="display hidden text-2xl leading-none font-black xl:inline">{shop}</span>
			</a>
			<div className="min-w-0 flex-1 max-sm:order-last max-sm:flex max-sm:basis-full max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3 max-sm:px-1 max-sm:pb-0.5 lg:flex lg:items-baseline lg:gap-4">
				<h1 className="min-w-0 max-sm:truncate sm:wrap-anywhere text-[0.9375rem] leading-snug text-muted max-sm:basis-24 max-sm:grow max-sm:text-sm">
					<strong className="font-semibold text-ink">{team || <DataName>{productName}</DataName>}</strong>
					{team && ' · '}
					{team && <DataName>{productName}</DataName>}
					{` · ${saved ? texts.version(saved.version) : texts.unsaved}`}
				</h1>
				<SaveLine state={saveState} />
			</div>
			{userId !== null && (
				<ButtonLink href="/designs" variant="ghost" size="small" className="min-h-10 max-md:hidden">
					{texts.myDesigns}
				</ButtonLink>
			)}
			<span aria-hidden="true" className="flex-1 sm:hidden" />
			<Languages />
			<HeadButton icon="undo" disabled={!canUndo} onClick={undo}>
				{texts.undo}
			</HeadButton>
			<HeadButton icon="redo" disabled={!canRedo} onClick={redo}>
				{texts.redo}
			</HeadButton>
			{!isGuest(data) && <OwnersButtons {...{ saved, busy, actions }} />}
		</header>
	)
}

/** The builder in the other languages, as it stands: nothing of the work is loaded anew. */
function Languages() {
	const { language } = useBuilderTexts()
	const { search } = useLocation()
	return (
		<p className="flex gap-x-2">
			{languages
				.filter((one) => one !== language)
				.map((one) => {
					const query = new URLSearchParams(search)
					query.set('lang', one)
					const remember = () => {
						document.cookie = choiceCookie(new URL(`?${query}`, location.href), location.href) ?? ''
					}
					return (
						<Link
							key={one}
							to={{ search: `?${query}` }}
							lang={languageTags[one]}
							hrefLang={languageTags[one]}
							replace
							preventScrollReset
							onClick={remember}
							className="inline-flex min-h-8 min-w-6 items-center justify-center text-label font-semibold underline pointer-coarse:min-h-11"
						>
							<span aria-hidden="true" className="uppercase sm:hidden">
								{one}
							</span>
							<span className="max-sm:sr-only">{languageNames[one]}</span>
						</Link>
					)
				})}
		</p>
	)
}

const saveLook = 'min-h-11 max-sm:px-2 sm:min-h-10'

/** Sharing and saving, which people who joined the design leave to its owner. */
function OwnersButtons({
	saved,
	busy,
	actions,
}: Pick<HeadBarProps, 'busy' | 'actions'> & Pick<BuilderData, 'saved'>) {
	const { head: texts } = useBuilderTexts().frame
	return (
		<>
			<Button
				variant="outline"
				size="small"
				className="min-h-11 min-w-11 max-sm:px-2 sm:min-h-10"
				busy={busy.share}
				onClick={actions.onShare}
			>
				<span className="sm:hidden">
					<LineIcon name="share" />
				</span>
				<span className="max-sm:sr-only">{texts.share}</span>
			</Button>
			{saved?.locked ? (
				<Button size="small" className={saveLook} onClick={actions.onCopy}>
					{texts.copy}
				</Button>
			) : (
				<Button size="small" className={saveLook} busy={busy.save} onClick={actions.onSave}>
					{busy.save ? texts.states.saving : texts.save}
					<span className="-ml-1 hidden sm:inline">{busy.save ? '' : texts.design}</span>
				</Button>
			)}
		</>
	)
}

type HeadButtonProps = {
	icon: LineIconName
	disabled: boolean
	onClick: () => void
	children: ReactNode
}

const HeadButton = ({ icon, children, ...rest }: HeadButtonProps) => (
	<Button variant="outline" size="small" className="min-h-11 min-w-11 max-xl:px-2 sm:min-h-10" {...rest}>
		<LineIcon name={icon} />
		<span className="max-xl:sr-only">{children}</span>
	</Button>
)
