// The bar of a design that several people edit: who is here and in which step, and whether changes reach the others.
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { PersonHere } from '#co-design/schemas.ts'
import type { BuilderPageData, BuilderTogether } from '#designs/views.ts'
import { templateById, templateToWorkOn } from '#garments/templates/on-demand.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Modal } from '#ui/modal.tsx'
import { showToast } from '#ui/show-toast.ts'
import { useBuilderTexts } from '../components/builder-language.tsx'
import { styleInForce } from '../components/panels/names/lettering-edits.ts'
import { useEditor } from '../editor/context.tsx'
import { configsOf, steps, type StepIndex } from '../editor/store.ts'
import { connect, type Connection, type Status } from './connection.ts'

type TogetherBarProps = { data: BuilderPageData; together: BuilderTogether; step: StepIndex }

function useConnection({ data, together, step }: TogetherBarProps): Status {
	const editor = useEditor()
	const [status, setStatus] = useState<Status>({ kind: 'opening' })
	const first = useRef({ data, step })
	const connection = useRef<Connection>(null)
	const { coDesignId } = together
	const { frame, said } = useBuilderTexts()
	const onRefused = useRef<((message: string) => void) | null>(null)
	// Words a refusal in the language that the page has then.
	useEffect(() => {
		onRefused.current = (message) =>
			showToast({ tone: 'error', title: frame.together.bar.takenBack, detail: said(message) })
	}, [frame, said])
	// Synchronizes the editor with the server while the bar is shown.
	useEffect(() => {
		const { pieces, players } = first.current.data
		const templates = new Map(
			pieces.map(({ piece, product }) => [piece.id, templateById(product.templateId)] as const),
		)
		connection.current = connect({
			editor,
			coDesignId,
			step: first.current.step,
			share: {
				loaded: {
					configs: Object.fromEntries(pieces.map(({ piece, config }) => [piece.id, config])),
					players,
				},
				usualStyle: (state, piece, slot) => {
					const [template, config] = [templates.get(piece), configsOf(state)[piece]]
					return template && config && styleInForce(templateToWorkOn(template, config), config, slot)
				},
			},
			onStatus: setStatus,
			onRefused: (message) => onRefused.current?.(message),
		})
		return () => connection.current?.stop()
	}, [editor, coDesignId])
	const isOver = status.kind === 'ended' && together.isOwner
	const { revalidate } = useRevalidator()
	// Synchronizes the owner's page with the end in another window: it goes on with a draft.
	useEffect(() => {
		if (isOver) void revalidate()
	}, [isOver, revalidate])
	// Tells the others which step is shown.
	useEffect(() => connection.current?.turnTo(step), [step])
	return status
}

const counts = (people: readonly PersonHere[]) => Map.groupBy(people, ({ name }) => name)

/** Who came or went since the last render; steps are shown and not announced. */
function useArrivals(people: readonly PersonHere[] | null): string {
	const [known, setKnown] = useState<readonly PersonHere[] | null>(null)
	const [text, setText] = useState('')
	const { bar: texts } = useBuilderTexts().frame.together
	if (people !== null && people !== known) {
		setKnown(people)
		const [before, now] = [counts(known ?? []), counts(people)]
		const more = (one: typeof now, other: typeof now) =>
			[...one].flatMap(([name, all]) => (all.length > (other.get(name)?.length ?? 0) ? [name] : []))
		const came = more(now, before).map((name) => texts.isHere(name))
		const left = more(before, now).map((name) => texts.hasLeft(name))
		if (came.length + left.length > 0) setText([...came, ...left].join(' '))
	}
	return text
}

const namesOf = (people: readonly { name: string }[]) =>
	people
		.map(({ name }) => name)
		.toSorted()
		.join('\n')

/** Keeps the owner's list of those who joined as it is on the server. */
function useFreshMembers(people: readonly PersonHere[] | null, { isOwner, members }: BuilderTogether): void {
	const { revalidate } = useRevalidator()
	const listed = namesOf(members.filter(({ isHere }) => isHere))
	// Synchronizes the page's data with who came or left; with each news, since a list that was read too early may lack a person.
	useEffect(() => {
		if (isOwner && people !== null && namesOf(people) !== listed) void revalidate()
	}, [isOwner, people, listed, revalidate])
}

export function TogetherBar(props: TogetherBarProps) {
	const status = useConnection(props)
	const people = status.kind === 'open' ? status.people : null
	useFreshMembers(people, props.together)
	const arrivals = useArrivals(people)
	const { bar: texts } = useBuilderTexts().frame.together
	return (
		<section
			aria-label={texts.name}
			className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-card px-3 py-1 text-label lg:px-5.5"
		>
			<p role="status" className="sr-only">
				{status.kind === 'offline' ? texts.offlineAnnounced : arrivals}
			</p>
			{status.kind === 'offline' ? (
				<p className="flex items-center gap-1.5 font-semibold text-danger">
					<Icon name="alert" size={15} />
					{texts.offline}
				</p>
			) : (
				<People people={people ?? []} isOpening={status.kind === 'opening'} {...props.together} />
			)}
			{status.kind === 'ended' && !props.together.isOwner && <Ended reason={status.reason} />}
		</section>
	)
}

type PeopleProps = Pick<BuilderTogether, 'isOwner' | 'ownerName'> & {
	people: readonly PersonHere[]
	isOpening: boolean
}

function People({ people, isOpening, isOwner, ownerName }: PeopleProps) {
	const { frame, word } = useBuilderTexts()
	const { bar: texts } = frame.together
	if (isOpening) return <p className="text-muted">{texts.joining}</p>
	return (
		<>
			<p className="font-semibold">{isOwner ? texts.name : texts.designOf(ownerName)}</p>
			{people.length === 0 ? (
				<p className="text-muted">{texts.onlyYou}</p>
			) : (
				<ul aria-label={texts.alsoHere} className="flex min-w-0 flex-wrap gap-x-3 gap-y-1">
					{people.map(({ name, step }, at) => (
						<li
							key={`${name} ${people.slice(0, at).filter((other) => other.name === name).length}`}
							className="flex items-center gap-1.5"
						>
							<span
								aria-hidden="true"
								className="flex size-6 shrink-0 items-center justify-center rounded-full bg-primary text-xs font-bold text-on-primary"
							>
								{[...name][0]?.toUpperCase()}
							</span>
							<span>
								<b>{name}</b>
								<span className="text-muted">{texts.inStep(word(steps[step] ?? steps[0]))}</span>
							</span>
						</li>
					))}
				</ul>
			)}
		</>
	)
}

function Ended({ reason }: { reason: string }) {
	const { frame, said } = useBuilderTexts()
	const { ended: texts } = frame.together.bar
	return (
		<Modal
			title={texts.title}
			close={frame.share.close}
			onClose={() => location.assign('/designs')}
			actions={<ButtonLink href="/designs">{texts.myDesigns}</ButtonLink>}
		>
			<p>{said(reason)}</p>
		</Modal>
	)
}
