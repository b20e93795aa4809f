/* Animation budgets per game: how long animations may keep you waiting. */
import { BUDGET, type Budget } from './motion'

const budgets = import.meta.glob<Budget>('../games/*/budget.ts', { eager: true, import: 'budget' })

export const budgetOf = (game: string): Budget => budgets[`../games/${game}/budget.ts`] ?? BUDGET
