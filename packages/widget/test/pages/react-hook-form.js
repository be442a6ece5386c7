import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Controller, useForm } from 'react-hook-form'
import { days, empty, plans, send, topics } from './fields.js'

// The fields are not controlled but registered, and checked when they are left; one is behind a Controller.

function Form() {
  const { control, register, handleSubmit, formState } = useForm({ defaultValues: empty, mode: 'onBlur' })
  const [isSent, setSent] = useState(false)
  if (isSent) return h('p', { role: 'status' }, 'Thank you, we have received your booking.')
  const { errors } = formState
  const field = (label, name, control) =>
    h(
      'p',
      {},
      h('label', { htmlFor: name }, label),
      control,
      errors[name] && h('span', { role: 'alert' }, errors[name].message),
    )
  const invalid = (name) => ({ id: name, 'aria-invalid': errors[name] ? 'true' : 'false' })
  const choice = (name, type) => (value) =>
    h('label', { key: value }, [h('input', { key: value, type, value, ...register(name) }), value])
  return h(
    'form',
    {
      noValidate: true,
      onSubmit: handleSubmit((state) => {
        fetch('/taken', { method: 'POST' })
        send(state)
        setSent(true)
      }),
    },
    h(Controller, {
      name: 'name',
      control,
      render: ({ field: own }) => field('Name', 'name', h('input', { ...own, ...invalid('name') })),
    }),
    field(
      'Email',
      'email',
      h('input', {
        ...register('email', {
          required: 'Email is required',
          validate: (text) => text !== 'taken@shop.example' || 'Already taken',
        }),
        ...invalid('email'),
      }),
    ),
    field('Guests', 'guests', h('input', { type: 'number', ...register('guests'), ...invalid('guests') })),
    field('Date', 'date', h('input', { type: 'date', ...register('date'), ...invalid('date') })),
    field('Message', 'message', h('textarea', { ...register('message'), ...invalid('message') })),
    field(
      'Plan',
      'plan',
      h(
        'select',
        { ...register('plan'), ...invalid('plan') },
        h('option', { value: '' }, 'Choose'),
        plans.map((plan) => h('option', { key: plan, value: plan }, plan)),
      ),
    ),
    field(
      'Days',
      'days',
      h(
        'select',
        { multiple: true, ...register('days'), ...invalid('days') },
        days.map((day) => h('option', { key: day, value: day }, day)),
      ),
    ),
    ['s', 'l'].map(choice('size', 'radio')),
    topics.map(choice('topics', 'checkbox')),
    h('label', {}, [h('input', { key: 'terms', type: 'checkbox', ...register('terms') }), 'I agree']),
    h('button', { type: 'submit' }, 'Book a table'),
  )
}

createRoot(document.getElementById('app')).render(h(Form))
