// Before the tests on the embedded engine: its archives, made when the sources changed.
import type { TestProject } from 'vitest/node'
import { databaseImages } from '../scripts/database-image.ts'

export default async function setup(project: TestProject): Promise<void> {
	project.provide('databaseImages', await databaseImages())
}
