/* Splits the sentences of a prompt into question and help. Pure. */

/** The first sentence is the question, the others are the help below it. */
export function splitPrompt(text: string): { question: string; help: string } {
  const end = text.indexOf('. ') + 1
  return end
    ? { question: text.slice(0, end), help: text.slice(end + 1) }
    : { question: text, help: '' }
}
