// The part of the share dialog that invites others to edit the design, and lists who joined.
import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { BuilderPageData, TogetherColleague, TogetherMember } from '#designs/views.ts'
import { Button } from '#ui/button.tsx'
import { fieldBox } from '#ui/fields.tsx'
import { showToast } from '#ui/show-toast.ts'
import type { PageAnswer } from '#http/page-requests.ts'
import { useBuilderTexts } from '../components/builder-language.tsx'
import { leadOf, workOf } from '../draft/use-builder-draft.ts'
import { useEditor } from '../editor/context.tsx'
import { ColleagueForm } from './colleague-form.tsx'
import { MemberList } from './member-list.tsx'
import { sendTogether } from './requests.ts'

type InvitePartProps = { data: Pick<BuilderPageData, 'saved' | 'together' | 'pieces'> }

export function InvitePart({ data }: InvitePartProps) {
	const editor = useEditor()
	const { frame, said } = useBuilderTexts()
	const { invite: texts } = frame.together
	const [isBusy, setBusy] = useState(false)
	const { revalidate } = useRevalidator()
	const { saved, together } = data
	const perform = async (title: string, work: () => Promise<PageAnswer<unknown>>, done?: string) => {
		setBusy(true)
		const answer = await work()
		if (!answer.ok) showToast({ tone: 'error', title, detail: said(answer.message) })
		else if (done) showToast({ tone: 'success', title: done })
		await revalidate()
		setBusy(false)
	}
	const start = () =>
		perform(texts.notMade, () => {
			const { config, kit, players } = workOf(editor.getState(), leadOf(data))
			const designId = saved?.id ?? ''
			return sendTogether({ intent: 'start', designId, config: stored(config), kit: storedAll(kit), players })
		})
	const change = (member: TogetherMember) =>
		perform(member.isRemoved ? texts.notLetIn(member.name) : texts.notRemoved(member.name), () =>
			sendTogether({
				intent: member.isRemoved ? 'restore' : 'remove',
				coDesignId: together?.coDesignId ?? '',
				userId: member.userId,
			}),
		)
	const invite = ({ userId, name }: TogetherColleague) => {
		const coDesignId = together?.coDesignId ?? ''
		return perform(
			texts.notInvited(name),
			() => sendTogether({ intent: 'invite', coDesignId, userId }),
			texts.sentTo(name),
		)
	}
	const end = (coDesignId: string) =>
		perform(texts.notEnded, () => sendTogether({ intent: 'end', coDesignId }))
	return (
		<section aria-label={texts.title} className="mt-5">
			<h3 className="mb-1 font-bold">{texts.title}</h3>
			<p className="text-[0.9375rem] text-muted">{texts.about}</p>
			{together?.invitation ? (
				<>
					<Invitation
						url={new URL(together.invitation, location.origin).href}
						isBusy={isBusy}
						onEnd={() => void end(together.coDesignId)}
					/>
					<ColleagueForm
						colleagues={together.colleagues}
						isBusy={isBusy}
						onInvite={(colleague) => void invite(colleague)}
					/>
					<MemberList members={together.members} isBusy={isBusy} onChange={(member) => void change(member)} />
				</>
			) : (
				<Button variant="outline" className="mt-3" busy={isBusy} onClick={() => void start()}>
					{texts.start}
				</Button>
			)}
		</section>
	)
}

const stored = <Config extends object>(config: Config) => ({ ...config, schemaVersion: 2 as const })
const storedAll = <Config extends object>(kit: Readonly<Record<string, Config>>) =>
	Object.fromEntries(Object.entries(kit).map(([piece, config]) => [piece, stored(config)]))

type InvitationProps = { url: string; isBusy: boolean; onEnd: () => void }

function Invitation({ url, isBusy, onEnd }: InvitationProps) {
	const id = useId()
	const { invite: texts } = useBuilderTexts().frame.together
	const copy = async () => {
		const isCopied = await navigator.clipboard.writeText(url).then(
			() => true,
			() => false,
		)
		if (isCopied) showToast({ tone: 'success', title: texts.copied })
		else
			showToast({
				tone: 'error',
				title: texts.notCopied,
				detail: texts.byHand,
			})
	}
	return (
		<div className="mt-3 grid gap-2">
			<label htmlFor={id} className="text-label font-bold">
				{texts.link}
			</label>
			<input
				id={id}
				readOnly
				value={url}
				className={`${fieldBox} w-full`}
				onFocus={(event) => event.target.select()}
			/>
			<p className="flex flex-wrap gap-2">
				<Button variant="outline" onClick={() => void copy()}>
					{texts.copy}
				</Button>
				<Button variant="outline" busy={isBusy} onClick={onEnd}>
					{texts.end}
				</Button>
			</p>
		</div>
	)
}
