// What processes of this machine use, as the kernel says it; nothing where there is no /proc.
import { readdirSync, readFileSync } from 'node:fs'

/** Of one clock tick in /proc. */
const tickMs = 10

function read(pid: number, file: 'stat' | 'status' | 'cmdline'): string {
	try {
		return readFileSync(`/proc/${pid}/${file}`, 'utf8')
	} catch {
		return ''
	}
}

/** Memory of a process in MB; 0 when it has ended. */
export const residentMb = (pid: number): number =>
	Number(/^VmRSS:\s+(\d+) kB$/m.exec(read(pid, 'status'))?.[1] ?? 0) / 1_024

/** The fields of `stat` behind the command, the first of which is the third of proc_pid_stat(5). */
function fieldsOf(pid: number): readonly number[] {
	const stat = read(pid, 'stat')
	return stat
		.slice(stat.lastIndexOf(')') + 2)
		.split(' ')
		.map(Number)
}

/** The process that started this one; 0 when it has ended. */
export const parentOf = (pid: number): number => fieldsOf(pid)[1] ?? 0

/** Processor time of a process so far, all threads, in ms; 0 when it has ended. */
export function processorMs(pid: number): number {
	const [user = 0, system = 0] = fieldsOf(pid).slice(11, 13)
	return (user + system) * tickMs
}

export type RunningProcess = { pid: number; parent: number; command: string }

export const runningProcesses = (): RunningProcess[] =>
	readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.map(Number)
		.map((pid) => ({ pid, parent: parentOf(pid), command: read(pid, 'cmdline') }))

/** Processor time in ms of a process and of all that it started, those that have ended included. */
export function processorMsOfTree(
	pid: number,
	running: readonly RunningProcess[] = runningProcesses(),
): number {
	const [user = 0, system = 0, ended = 0, endedInSystem = 0] = fieldsOf(pid).slice(11, 15)
	const children = running.filter(({ parent }) => parent === pid)
	return children.reduce(
		(sum, child) => sum + processorMsOfTree(child.pid, running),
		(user + system + ended + endedInSystem) * tickMs,
	)
}
