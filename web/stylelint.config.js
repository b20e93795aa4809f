export default {
  extends: ['stylelint-config-standard', 'stylelint-config-html/svelte'],
  rules: {
    'selector-class-pattern': '^[a-z][a-z0-9]*([-_][a-z0-9]+)*$',
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'declaration-no-important': true,
    'no-descending-specificity': null, // scoped styles are short enough to see the order
  },
}
